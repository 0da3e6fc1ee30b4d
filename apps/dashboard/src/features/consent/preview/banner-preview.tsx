import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ConsentDesign } from '@beckon/contract/consent';
import { useState } from 'react';
import { LanguageChoice } from '../../../components/language-choice.tsx';
import { BannerFrame, deviceOfScreen, type PreviewDevice } from './banner-frame.tsx';
import type { PreviewOf } from './preview-page.ts';
import styles from './banner-preview.module.css';

const TYPING_MS = 350;
const SHOWN: { readonly value: PreviewOf; readonly label: string }[] = [
  { value: 'banner', label: 'Banner' },
  { value: 'choices', label: 'Choices open' },
  { value: 'policy', label: 'Cookie list' },
];

/** The banner as visitors would see it, with a choice of language, part and device. */
export function BannerPreview(props: { readonly siteId: string; readonly draft: ConsentDesign }) {
  const { siteId, draft } = props;
  const [language, setLanguage] = useState(draft.language);
  const [shown, setShown] = useState<PreviewOf>('banner');
  const [device, setDevice] = useState<PreviewDevice>(deviceOfScreen);
  const [calm] = useDebouncedValue(draft, TYPING_MS);
  return (
    <section className={styles['preview']} aria-label="Preview">
      <div className={styles['previewChoices']}>
        <LanguageChoice
          size="xs"
          aria-label="Language of the preview"
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
      <BannerFrame siteId={siteId} draft={calm} language={language} shown={shown} device={device} />
    </section>
  );
}
