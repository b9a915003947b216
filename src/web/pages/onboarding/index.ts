import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

const first = () => redirect(paths.onboarding.trade);

export const loader = first;
export const clientLoader = first;
