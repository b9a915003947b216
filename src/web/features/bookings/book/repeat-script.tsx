/** In a form of a page that is not hydrated: says how many visits a repeat may have, and the button that dates come first. */
export function RepeatScript({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: followRepeat }} />;
}

// Plain and old-fashioned on purpose: it is sent as it stands here.
const followRepeat = `(function () {
  var repeat = document.getElementById('repeat');
  if (!repeat) return;
  var once = document.querySelector('[data-once]');
  var series = document.querySelector('[data-series]');
  var preview = document.querySelector('[data-preview]');
  function nameButton() {
    if (!series) return;
    once.hidden = repeat.value !== 'never';
    series.hidden = !once.hidden;
    preview.hidden = once.hidden;
  }
  nameButton();
  addEventListener('pageshow', nameButton);
  repeat.addEventListener('change', function () {
    nameButton();
    document.getElementById('visits-hint').textContent = repeat.options[repeat.selectedIndex].dataset.limit;
  });
})();`;
