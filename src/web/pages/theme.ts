import { redirect, type ActionFunctionArgs } from 'react-router';

/** Keeps the chosen theme in a cookie and goes back to where it was chosen. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const theme = form.get('theme');
  const kept = theme === 'light' || theme === 'dark';
  const cookie = `uli_theme=${kept ? theme : ''}; Path=/; SameSite=Lax; Max-Age=${kept ? 31_536_000 : 0}`;
  return redirect(safeBack(form.get('back')), { headers: { 'Set-Cookie': cookie } });
}

/** Only an address of ours: a path, and not one that a browser reads as another host. */
function safeBack(back: FormDataEntryValue | null): string {
  return typeof back === 'string' && /^\/(?![/\\])/.test(back) ? back : '/';
}
