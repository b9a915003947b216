/** The same for pages that fetch it, and its texts, once somebody cancels. */
export { CancelAmount } from './cancel-amount.tsx';
