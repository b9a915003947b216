import { Banner } from '#web/ui/banner.tsx';

/** In a form of a page that is not hydrated: room for saying that nothing was sent. It stays hidden until the script stops the form. */
export function OfflineNote({ title }: { title: string }) {
  return (
    <div hidden role="alert" data-offline-note>
      <Banner look="warn" title={title} />
    </div>
  );
}

/** Keeps a page and what was typed on it where its form would be posted into no connection: the browser's own page has no way back to it. */
export function OfflineNoteScript({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: stayWhileOffline }} />;
}

// Plain and old-fashioned on purpose: it is sent as it stands here.
const stayWhileOffline = `(function () {
  document.addEventListener('submit', function (event) {
    var note = event.target.querySelector('[data-offline-note]');
    if (!note || navigator.onLine) return;
    event.preventDefault();
    note.hidden = false;
    note.scrollIntoView({ block: 'center' });
  });
  addEventListener('online', function () {
    document.querySelectorAll('[data-offline-note]').forEach(function (note) { note.hidden = true; });
  });
})();`;
