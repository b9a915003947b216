import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

const first = () => redirect(paths.settings.services);

export const loader = first;
export const clientLoader = first;
