/** Brings somebody to the first field that is wrong, once it is marked; where none is, to what is said of the whole form. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus({ preventScroll: true });
    // In the middle its name above and what is wrong below it are in sight, too, and no bar lies over them.
    (field ?? form?.querySelector('[role=alert]'))?.scrollIntoView({ block: 'center' });
  });
}
