import { redirect, type ActionFunctionArgs } from 'react-router';
import { readForm } from '#web/api/read-form.ts';
import { leadBack } from '#web/lead-back.ts';
import { safeBack } from '#web/safe-back.ts';

export const loader = leadBack;

/** Keeps the chosen theme in a cookie and goes back to where it was chosen. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const theme = form.get('theme');
  const kept = theme === 'light' || theme === 'dark';
  const cookie = `uli_theme=${kept ? theme : ''}; Path=/; SameSite=Lax; Max-Age=${kept ? 31_536_000 : 0}`;
  return redirect(safeBack(form.get('back')), { headers: { 'Set-Cookie': cookie } });
}
