export { firstPolicy, type Policy } from '#modules/accounts/rules';
export { accountNews, accountState, type AccountFacts } from './account-state.ts';
export { payoutCountries } from './countries.ts';
