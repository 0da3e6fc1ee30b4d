import { calendarDay } from '@beckon/contract/decide';
import { textOfDay } from '../../lib/time/day-span.ts';

interface FileDay {
  readonly site: { readonly settings: { readonly timeZone: string } };
  /** In ms. */
  readonly now: number;
}

/**
 * The value of `Content-Disposition` that makes a browser save the answer under this name. The name
 * may contain letters of any script.
 */
export function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.() -]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

/** A download of today, as days are in the time zone of the site. Its name has only plain letters. */
export function attachmentOfToday(kind: string, ending: string, { site, now }: FileDay): string {
  const day = textOfDay(calendarDay(now, site.settings.timeZone));
  return `attachment; filename="${kind}-${day}.${ending}"`;
}
