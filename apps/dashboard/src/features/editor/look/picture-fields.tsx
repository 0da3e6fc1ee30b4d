import { Slider, Text } from '@mantine/core';
import '@mantine/core/styles/Slider.css';
import type { OwnLook } from '@beckon/contract/settings';
import { withOptional } from '../../../lib/with-optional.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import styles from './look.module.css';

interface PictureFieldsProps {
  readonly look: OwnLook;
  readonly onChange: (look: OwnLook) => void;
}

const USUAL_VEIL = 60;
const MOST_VEIL = 95;

/** A picture behind the texts, covered by a translucent layer in the background colour. */
export function PictureFields({ look, onChange }: PictureFieldsProps) {
  const { picture } = look;
  const take = (url: string) =>
    onChange(
      withOptional(
        look,
        'picture',
        url === '' ? undefined : { url, veil: picture?.veil ?? USUAL_VEIL },
      ),
    );
  return (
    <div className={styles['fields']}>
      <PictureField label="Background picture" value={picture?.url ?? ''} onChange={take} />
      {picture === undefined ? null : (
        <div>
          <Text size="sm" fw={500} id="veil-label">
            Overlay on the picture
          </Text>
          <Slider
            aria-labelledby="veil-label"
            thumbLabel="Overlay on the picture"
            min={0}
            max={MOST_VEIL}
            step={5}
            value={picture.veil}
            label={(veil) => `${veil} %`}
            onChange={(veil) => onChange({ ...look, picture: { ...picture, veil } })}
          />
          {picture.veil < 40 ? (
            <p className={styles['tip']}>Check that the text can still be read.</p>
          ) : null}
        </div>
      )}
    </div>
  );
}
