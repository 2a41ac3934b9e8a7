/** Fires the input event of typing. React ignores it if the value has not changed, so this changes the value first. */
function replayText(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = control;
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Tells React what people typed and chose in a form before hydration. Otherwise React would overwrite it. */
export function replayInput(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'file') {
      if (control.files?.length) control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value !== control.defaultValue) replayText(control);
    }
  }
}
