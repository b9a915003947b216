/**
 * Sends a choice as the plain forms of the footer do: what is chosen belongs to the whole document, which comes anew.
 * A menu may not hold a form, so this makes one for the moment.
 */
export function postChoice(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
