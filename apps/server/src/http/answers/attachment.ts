/**
 * The value of `Content-Disposition` that makes a browser save the answer under this name. The name
 * may contain letters of any script.
 */
export function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.() -]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
