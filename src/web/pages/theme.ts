import { redirect, type ActionFunctionArgs } from 'react-router';
import { removeCookie, writeCookie } from '#kernel/cookies';
import { readForm } from '#web/api/read-form.ts';
import { overHttps } from '#web/cookies.ts';
import { leadBack } from '#web/lead-back.ts';
import { safeBack } from '#web/safe-back.ts';

export const loader = leadBack;

/** Keeps the chosen theme in a cookie and goes back to where it was chosen. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const theme = form.get('theme');
  const kept = theme === 'light' || theme === 'dark';
  const address = { name: 'theme', secure: overHttps(context) } as const;
  const cookie = kept ? writeCookie(address, theme, { maxAge: 31_536_000 }) : removeCookie(address);
  return redirect(safeBack(form.get('back')), { headers: { 'Set-Cookie': cookie } });
}
