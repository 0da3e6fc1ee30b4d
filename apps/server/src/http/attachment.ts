/** The header that makes a browser save an answer under this name, which may be in any letters. */
export function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.() -]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
