import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

const first = () => redirect(paths.onboarding.trade, 303);

export const loader = first;
export const clientLoader = first;
/** Nothing is posted here: whoever does goes on like whoever opens it. */
export const action = first;
