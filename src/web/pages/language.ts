import { redirect, type ActionFunctionArgs } from 'react-router';
import { writeCookie } from '#kernel/cookies';
import { isLanguage } from '#kernel/language';
import { hasSession } from '#web/api/has-session.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { overHttps } from '#web/cookies.ts';
import { leadBack } from '#web/lead-back.ts';
import { safeBack } from '#web/safe-back.ts';

export const loader = leadBack;

/** Keeps the chosen language in a cookie, and in the account of whoever is signed in; goes back to where it was chosen. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const back = safeBack(form.get('back'));
  const language = String(form.get('language'));
  if (!isLanguage(language)) return redirect(back);
  const { api } = serverApi(request, context);
  const signedIn = hasSession(request);
  // Mails are written in it. Where that fails, the pages are still as they were wished.
  if (signedIn) await api('PATCH /api/user', { body: { language } }).catch(() => {});
  const cookie = writeCookie({ name: 'language', secure: overHttps(context) }, language, { maxAge: 31_536_000 });
  return redirect(back, { headers: { 'Set-Cookie': cookie } });
}
