import { data, type ActionFunctionArgs } from 'react-router';
import type { RefusalCode } from '#kernel/refusal';
import type { Api } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';

/** What came of the button on the page of a mailed link. `used`: the link no longer counts. */
export interface MailedLinkAnswer {
  readonly done: boolean;
  readonly used: boolean;
  readonly error?: string;
}

/**
 * Hands the token of a mailed link to the API: by POST, as mail scanners open links. `usedCode` is its refusal of a link that no
 * longer counts; a token that has not the shape of one counts as that.
 */
export async function followMailedLink(
  { request, context }: ActionFunctionArgs,
  usedCode: RefusalCode,
  follow: (api: Api, token: string) => Promise<unknown>,
) {
  const token = String((await readForm(request)).get('token') ?? '');
  try {
    await follow(serverApi(request, context).api, token);
    return data<MailedLinkAnswer>({ done: true, used: false });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const used = error.body.code === usedCode || error.status === 400;
    return data<MailedLinkAnswer>({ done: false, used, error: error.body.message }, error.status);
  }
}
