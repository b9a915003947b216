/**
 * In a form of a page that is not hydrated: says how many visits a repeat may have, and shows no dates, price and button of
 * another series than the one that is chosen.
 */
export function RepeatScript({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: followRepeat }} />;
}

// Plain and old-fashioned on purpose: it is sent as it stands here.
const followRepeat = `(function () {
  var repeat = document.getElementById('repeat');
  if (!repeat) return;
  var fields = repeat.closest('details');
  var series = document.querySelector('[data-series]');
  var preview = document.querySelector('[data-preview]');
  var shown = document.querySelector('[data-dates]');
  function words() {
    var names = ['repeat', 'ends', document.getElementById('ends').value === 'date' ? 'until' : 'visits'];
    return names.map(function (name) { return document.getElementById(name).value; }).join(' ');
  }
  var datesOf = shown && words();
  function follow() {
    var repeats = repeat.value !== 'never';
    // Back brings the choice again, and not that it was open.
    if (repeats) fields.open = true;
    // Other dates than those that stand there are shown first.
    var settled = shown && words() === datesOf;
    if (shown) shown.hidden = !settled;
    series.hidden = !repeats || settled;
    preview.hidden = repeats;
    document.querySelectorAll('[data-once]').forEach(function (one) { one.hidden = repeats && !settled; });
    document.getElementById('visits-hint').textContent = repeat.options[repeat.selectedIndex].dataset.limit;
  }
  follow();
  addEventListener('pageshow', follow);
  fields.addEventListener('input', follow);
})();`;
