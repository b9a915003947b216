import { PageWord, wordMeta } from './page-word.tsx';

/** Around every page: where one is not there or breaks, the document and its shell stay. */
export { Outlet as default } from 'react-router';

export const meta = wordMeta;

export const ErrorBoundary = PageWord;
