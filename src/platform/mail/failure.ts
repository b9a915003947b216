/** A mail that the server did not take, or may not have taken. */
export class MailFailure extends Error {
  /** The server will never take it: no such mailbox, for one. */
  readonly permanent: boolean;
  /** The connection ended without an answer: the server may have taken it all the same. */
  readonly uncertain: boolean;
  /** TLS could not be established, and nothing was sent without it. */
  readonly insecure: boolean;

  constructor(code: string, kind: { permanent: boolean; uncertain: boolean; insecure: boolean }) {
    super(code);
    this.name = 'MailFailure';
    this.permanent = kind.permanent;
    this.uncertain = kind.uncertain;
    this.insecure = kind.insecure;
  }
}

interface TransportError {
  readonly code?: string;
  readonly originalCode?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly syscall?: string;
  readonly timeoutType?: string;
}

const beforeTheText = new Set([
  'EDNS',
  'ETLS',
  'EREQUIRETLS',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'EENVELOPE',
  'EMESSAGE',
  'ECONFIG',
]);
const timeoutsBeforeTheText = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** What a failure of the transport means. Its own words may quote addresses; only codes are kept. */
export function failureOf(error: unknown): MailFailure {
  const { code = '', originalCode, command, responseCode, syscall, timeoutType = '' } = error as TransportError;
  const answered = responseCode !== undefined;
  const early = beforeTheText.has(code) || syscall === 'connect' || timeoutsBeforeTheText.has(timeoutType);
  const told = [originalCode ?? code, timeoutType, command, responseCode].filter(Boolean).join(' ');
  return new MailFailure(told || 'unknown', {
    permanent: aboutTheMail.has(code) && (answered ? responseCode >= 500 : command === 'API'),
    uncertain: !answered && !early,
    insecure: code === 'ETLS' || code === 'EREQUIRETLS',
  });
}
