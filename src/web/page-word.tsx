import { isRouteErrorResponse, useLocation, useRouteError, type ErrorResponse, type MetaFunction } from 'react-router';
import { shellMessages } from '#messages/en/shell.ts';
import { sentenceOf } from './api/error.ts';
import { Broken } from './features/shell/broken.tsx';
import { NotFound } from './features/shell/not-found.tsx';
import { mayBeRemoved } from './not-found.ts';

const isMissing = (error: unknown): error is ErrorResponse => isRouteErrorResponse(error) && error.status === 404;

/** The title of a page that is not there or broke. */
export const wordMeta: MetaFunction = ({ error }) =>
  error ? [{ title: isMissing(error) ? shellMessages.shell.notFoundTitle : shellMessages.shell.brokenTitle }] : [];

/** What shows in the place of a page that is not there or broke. */
export function PageWord() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isMissing(error)) return <NotFound removed={error.data === mayBeRemoved} />;
  return <Broken here={`${pathname}${search}`} sentence={sentenceOf(error)} />;
}
