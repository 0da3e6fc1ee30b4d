/**
 * Puts a text on the visitor's clipboard; returns whether it worked. On insecure pages it uses the
 * older command.
 */
export async function copyText(text: string, element: HTMLElement): Promise<boolean> {
  const page = element.ownerDocument;
  try {
    await page.defaultView?.navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The page is not secure, or permission is missing. Copying a selection may still be allowed.
    return copyBySelection(text, element);
  }
}

function copyBySelection(text: string, element: HTMLElement): boolean {
  const page = element.ownerDocument;
  const area = page.createElement('textarea');
  area.value = text;
  area.className = 'bk-unseen';
  element.append(area);
  area.select();
  try {
    return page.execCommand('copy');
  } catch {
    // Neither way is allowed. The visitor can still read the code.
    return false;
  } finally {
    area.remove();
    element.focus();
  }
}
