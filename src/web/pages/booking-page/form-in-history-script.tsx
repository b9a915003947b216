/**
 * In a form that came back: once it is sent, the history has the page it stands on as one that is read, not sent. Back would ask
 * to send the former form anew, and that one is out of date.
 */
export function FormInHistoryScript({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: readAgain }} />;
}

// Plain and old-fashioned on purpose: it is sent as it stands here.
const readAgain = `document.addEventListener('submit', function () {
  history.replaceState(null, '', location.href);
});`;
