/** The fields of the form, in their order. */
export const letterFields = ['name', 'email', 'subject', 'message'] as const;

export type LetterField = (typeof letterFields)[number];

/** What somebody typed into the contact form; kept through every refusal. */
export type Letter = Readonly<Record<LetterField | 'website', string>>;

export const emptyLetter: Letter = { name: '', email: '', subject: '', message: '', website: '' };

/** Reads the form as a browser posts it. */
export function readLetter(form: FormData): Letter {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    website: text('website'),
  };
}
