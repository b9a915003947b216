import { sampleId } from './sample-steps.ts';

/** Turns the strip, and shows the sample's next step without a new page. Everything works without it, too. */
export function LandingScript({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: turnStrip + stepThroughSample }} />;
}

// Plain and old-fashioned on purpose: they are sent as they stand here.
const turnStrip = `(function () {
  var strip = document.getElementById('strip');
  var names = Array.from(strip.querySelectorAll('li'));
  var button = strip.querySelector('button');
  if (names.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  var shown = 0, stopped = false, looked = false;
  function show(next) {
    delete names[shown].dataset.shown;
    names[shown = next].dataset.shown = '';
  }
  strip.dataset.turning = '';
  show(0);
  button.hidden = false;
  button.addEventListener('click', function () {
    stopped = !stopped;
    button.toggleAttribute('data-stopped', stopped);
    button.setAttribute('aria-label', stopped ? button.dataset.play : button.dataset.pause);
    looked = false;
  });
  function watch(on, off) {
    strip.addEventListener(on, function (event) { looked = !button.contains(event.target); });
    strip.addEventListener(off, function () { looked = false; });
  }
  watch('mouseover', 'mouseleave');
  watch('focusin', 'focusout');
  setInterval(function () { if (!stopped && !looked) show((shown + 1) % names.length); }, 2000);
})();`;

// The server renders every step; the script asks for the page of the new address and takes the step out of it.
const stepThroughSample = `(function () {
  var step = document.getElementById('sample-step');
  var turn = 0, shown = location.search;
  // Styles of a page that is only read would ask for leave to apply.
  function read(text) { return new DOMParser().parseFromString(text.replace(/<style[^]*?<\\/style>/g, ''), 'text/html'); }
  function show(url) {
    var mine = ++turn;
    shown = location.search;
    step.setAttribute('aria-busy', 'true');
    return fetch(url).then(function (answer) {
      if (!answer.ok) throw answer;
      return answer.text();
    }).then(function (text) {
      if (mine !== turn) return;
      step.replaceChildren.apply(step, Array.from(read(text).getElementById('sample-step').childNodes));
      step.removeAttribute('aria-busy');
      var title = step.querySelector('[data-step]');
      title.focus({ preventScroll: true });
      var top = title.getBoundingClientRect().top;
      if (top < 0 || top > innerHeight * 0.6) title.scrollIntoView({ block: 'start' });
    }).catch(function () { if (mine === turn) location.href = url; });
  }
  document.addEventListener('click', function (event) {
    var link = event.target.closest('a[href$="#${sampleId}"]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    show(link.href);
  });
  addEventListener('popstate', function () { if (location.search !== shown) show(location.href); });
})();`;
