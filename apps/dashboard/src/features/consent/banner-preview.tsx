import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import type { ConsentDesign } from '@beckon/contract/consent';
import { LANGUAGES } from '@beckon/contract/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consentPreviewQuery } from '../../lib/api/consent.ts';
import { LANGUAGE_NAMES } from './consent-words.ts';
import { previewPage, type PreviewOf } from './preview-page.ts';
import styles from './consent.module.css';

const TYPING_MS = 350;
/** A desktop page is drawn at this width and made smaller, so that its own rules hold. */
const DESKTOP_WIDTH_PX = 1180;
const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
const SHOWN: { readonly value: PreviewOf; readonly label: string }[] = [
  { value: 'banner', label: 'Banner' },
  { value: 'choices', label: 'Choices open' },
  { value: 'policy', label: 'Cookie list' },
];

/** The banner on an empty page, as visitors would see it; drawn by the server, nothing in it runs. */
export function BannerPreview(props: { readonly siteId: string; readonly draft: ConsentDesign }) {
  const { siteId, draft } = props;
  const [language, setLanguage] = useState(draft.language);
  const [shown, setShown] = useState<PreviewOf>('banner');
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  const [calm] = useDebouncedValue(draft, TYPING_MS);
  const stage = useElementSize();
  const scale =
    device === 'desktop' && stage.width > 0 ? Math.min(1, stage.width / DESKTOP_WIDTH_PX) : 1;
  const { data } = useQuery(consentPreviewQuery(siteId, calm, language));
  return (
    <section className={styles['preview']} aria-label="Preview">
      <div className={styles['previewChoices']}>
        <SegmentedControl
          size="xs"
          aria-label="Language of the preview"
          data={LANGUAGE_CHOICES}
          value={language}
          onChange={setLanguage}
        />
        <SegmentedControl
          size="xs"
          aria-label="What the preview shows"
          data={SHOWN}
          value={shown}
          onChange={setShown}
        />
        <SegmentedControl
          size="xs"
          aria-label="Device of the preview"
          data={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'phone', label: 'Phone' },
          ]}
          value={device}
          onChange={setDevice}
        />
      </div>
      <div className={styles['stage']} data-device={device} ref={stage.ref}>
        {data === undefined ? null : (
          <iframe
            title="Preview of the banner"
            sandbox=""
            style={{
              width: `${100 / scale}%`,
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
            }}
            srcDoc={previewPage(data, { language, shown, draft: calm })}
          />
        )}
      </div>
    </section>
  );
}
