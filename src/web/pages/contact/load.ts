import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { landingMessages } from '#messages/en/landing.ts';
import type { OfficeOnWire } from '#modules/contact/contract';
import type { EpochMs } from '#kernel/time';
import { ApiError } from '#web/api/error.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { publicUrlContext, sameForAllContext } from '#web/context.ts';
import { letterFields, readLetter, type Letter, type LetterField } from '#web/features/contact/letter.ts';
import { paths } from '#web/paths.ts';

export interface ContactData extends OfficeOnWire {
  readonly now: EpochMs;
  /** Right after a message was sent without script. */
  readonly sent: boolean;
  /** `https://uli.example` */
  readonly publicUrl: string;
}

export async function loadContact({ request, context }: LoaderFunctionArgs): Promise<ContactData> {
  const office = await serverApi(request, context).api('GET /api/contact');
  context.get(sameForAllContext)();
  const sent = new URL(request.url).searchParams.has('sent');
  return { ...office, now: Date.now(), sent, publicUrl: context.get(publicUrlContext) };
}

/** What the page shows again when the message was not sent: everything typed, and why. */
export interface ReturnedLetter {
  readonly letter: Letter;
  readonly errors: Readonly<Partial<Record<LetterField, string>>>;
  readonly failure: string | undefined;
}

/** Beside a field that is empty, or no address, stands what belongs there; beside others what the API says. */
function errorsOf(letter: Letter, fields: Readonly<Record<string, string>> = {}): ReturnedLetter['errors'] {
  const { missing } = landingMessages.contact;
  const found = letterFields.filter((field) => fields[field] !== undefined);
  const sentence = (field: LetterField) =>
    field === 'email' || letter[field].trim() === '' ? missing[field] : fields[field]!;
  return Object.fromEntries(found.map((field) => [field, sentence(field)]));
}

/** Sends what the form posts; browsers with script ask the API themselves. */
export async function actOnContact({ request, context }: ActionFunctionArgs) {
  const letter = readLetter(await readForm(request));
  try {
    await serverApi(request, context).api('POST /api/contact', { body: letter });
    return redirect(paths.contactSent);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { fields, message } = error.body;
    const failure = fields ? undefined : message;
    return data<ReturnedLetter>({ letter, errors: errorsOf(letter, fields), failure }, error.status);
  }
}
