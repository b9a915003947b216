/**
 * In a form of a page that is not hydrated: who the visit is for, and the note, are there again after somebody went back to
 * choose another time or service. Kept by the browser until the form is sent or its window closed.
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
  var names = ['fullName', 'email', 'phone', 'notes'];
  // A browser that keeps nothing for anybody refuses even the question.
  try { var kept = JSON.parse(sessionStorage.getItem(key) || '{}'); } catch (refused) { return; }
  function each(act) { names.forEach(function (name) { if (form.elements[name]) act(form.elements[name], name); }); }
  each(function (field, name) { if (!field.value && kept[name]) field.value = kept[name]; });
  function keep() {
    each(function (field, name) { kept[name] = field.value; });
    sessionStorage.setItem(key, JSON.stringify(kept));
  }
  // A form that came back has what was typed before.
  keep();
  form.addEventListener('input', keep);
  form.addEventListener('submit', function () { sessionStorage.removeItem(key); });
})();`;
