import { useElementSize } from '@mantine/hooks';
import { type ConsentDesign, isSavable } from '@beckon/contract/consent';
import type { Language } from '@beckon/contract/values';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../../components/ui/states/failure.tsx';
import { consentPreviewQuery } from '../../../lib/api/consent.ts';
import { previewPage, type PreviewOf } from './preview-page.ts';
import styles from './banner-preview.module.css';

export type PreviewDevice = 'desktop' | 'phone';

const PHONE_BELOW_PX = 700;

/** The device whose banner is shown first. On a phone, the banner of a desktop would be tiny. */
export function deviceOfScreen(): PreviewDevice {
  return globalThis.innerWidth < PHONE_BELOW_PX ? 'phone' : 'desktop';
}

/** A desktop page is rendered at this width and scaled down, so that its media queries apply. */
const DESKTOP_WIDTH_PX = 860;

interface BannerFrameProps {
  readonly siteId: string;
  readonly draft: ConsentDesign;
  readonly language: Language;
  readonly shown: PreviewOf;
  readonly device: PreviewDevice;
  /** In CSS pixels; if missing, the frame fills the height of its place. */
  readonly height?: number;
}

/**
 * The banner on an empty page, as visitors would see it. The server renders it; no script runs in
 * it.
 */
export function BannerFrame({ siteId, draft, language, shown, device, height }: BannerFrameProps) {
  const { ref, width } = useElementSize();
  const scale = device === 'desktop' && width > 0 ? Math.min(1, width / DESKTOP_WIDTH_PX) : 1;
  // While a text is empty, the previous preview stays: the server renders only complete designs.
  const preview = useQuery({
    ...consentPreviewQuery(siteId, draft, language),
    enabled: isSavable(draft),
  });
  const whole = `${100 / scale}%`;
  return (
    <div
      className={styles['stage']}
      data-device={device}
      ref={ref}
      {...(height === undefined ? {} : { style: { height } })}
    >
      {preview.error === null ? null : (
        <Failure error={preview.error} retry={() => void preview.refetch()} />
      )}
      {preview.data === undefined ? null : (
        <iframe
          title="Preview of the banner"
          sandbox=""
          style={{ width: whole, height: whole, transform: `scale(${scale})` }}
          srcDoc={previewPage(preview.data, { language, shown, draft })}
        />
      )}
    </div>
  );
}
