/** Shows that the popup's form is being sent, as the view does, or that it is not. */
export function showSending(root: HTMLElement, isSending: boolean): void {
  const state = isSending ? 'sending' : 'idle';
  root.dataset['submit'] = state;
  for (const part of root.querySelectorAll<HTMLElement>('.bk-form,.poptin-form-submit-button'))
    part.dataset['state'] = state;
}
