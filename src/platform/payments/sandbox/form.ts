/** A request's form as the provider reads it: texts, lists and forms by name. */
export interface Form {
  readonly [name: string]: Form | string | undefined;
}

/** Reads `items[0][price]=price_1&metadata[userId]=7`. The sender chooses the names, so no object of the form has a prototype. */
export function readForm(text: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = name.split(/[[\]]+/).filter(Boolean);
    const last = steps.pop();
    if (last === undefined) continue;
    let place = form;
    for (const step of steps) {
      const inner = place[step];
      place = typeof inner === 'object' ? inner : (place[step] = emptyForm());
    }
    place[last] = value;
  }
  return form;
}

type WritableForm = { [name: string]: WritableForm | string | undefined };

function emptyForm(): WritableForm {
  return Object.create(null) as WritableForm;
}

/** A text of a form, by its steps; undefined where there is none. */
export function textIn(form: Form, ...steps: readonly string[]): string | undefined {
  let place: Form | string | undefined = form;
  for (const step of steps) place = typeof place === 'object' ? place[step] : undefined;
  return typeof place === 'string' ? place : undefined;
}

/** A whole number of a form. */
export function numberIn(form: Form, ...steps: readonly string[]): number | undefined {
  const text = textIn(form, ...steps);
  return text === undefined || !/^-?\d{1,15}$/.test(text) ? undefined : Number(text);
}

/** The texts under a name, such as `metadata`. */
export function textsIn(form: Form, name: string): Record<string, string> {
  const found = form[name];
  if (typeof found !== 'object') return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
