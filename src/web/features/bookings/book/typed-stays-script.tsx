import { nothingTyped } from './typed.ts';

/** What the form begins with, by its fields. */
const begins = {
  fullName: '',
  email: '',
  phone: '',
  notes: nothingTyped.notes,
  offerCode: nothingTyped.offerCode,
  repeat: nothingTyped.repeat,
  ends: nothingTyped.ends,
  visits: nothingTyped.visits,
  until: nothingTyped.until,
};

/**
 * In a form of a page that is not hydrated: who the visit is for, the note, the code and how it comes again are there after
 * somebody went to choose another time or service, or to log in. Kept by the browser until the form is sent or its window
 * closed; before the scripts that follow what is chosen.
 */
export function TypedStaysScript({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: keepTyped }} />;
}

// Plain and old-fashioned on purpose: it is sent as it stands here.
const keepTyped = `(function () {
  var notes = document.getElementById('notes');
  if (!notes) return;
  var form = notes.form;
  var key = 'typed ' + location.pathname;
  var begins = ${JSON.stringify(begins)};
  // A browser that keeps nothing for anybody refuses even the question.
  try { var kept = JSON.parse(sessionStorage.getItem(key) || '{}'); } catch (refused) { return; }
  function each(act) { Object.keys(begins).forEach(function (name) { if (form.elements[name]) act(form.elements[name], name); }); }
  each(function (field, name) {
    if (field.value !== begins[name] || !kept[name] || kept[name] === begins[name]) return;
    field.value = kept[name];
    var folded = field.closest('details');
    if (folded) folded.open = true;
  });
  function keep() {
    each(function (field, name) { kept[name] = field.value; });
    sessionStorage.setItem(key, JSON.stringify(kept));
  }
  // A form that came back has what was typed before.
  keep();
  form.addEventListener('input', keep);
  form.addEventListener('submit', function () { sessionStorage.removeItem(key); });
})();`;
