import { Button, Group, TextInput } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useUploadPicture } from '../../../lib/api/pictures.ts';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { notifyFailed } from '../../../lib/notify.ts';
import { DropArea } from './drop-area.tsx';
import { PicturePicker } from './picture-picker.tsx';
import styles from './pictures.module.css';

interface PictureFieldProps {
  readonly label: string;
  /** The address of the picture; empty if there is none. */
  readonly value: string;
  readonly onChange: (url: string) => void;
}

const WEB_ADDRESS = /^https?:\/\/[^\s"'()<>\\;{}]+$/;

/**
 * A field for a picture from the owner's computer, from earlier uploads, or from any address. A
 * file can be dropped on it.
 */
export function PictureField({ label, value, onChange }: PictureFieldProps) {
  const { site } = useCurrentSite();
  const upload = useUploadPicture(site.id);
  const [isPicking, setPicking] = useState(false);
  const take = (file: File) =>
    upload.mutate(file, { onError: notifyFailed, onSuccess: ({ url }) => onChange(url) });
  return (
    <div className={styles['field']} role="group" aria-label={label}>
      <DropArea onFile={take} isBusy={upload.isPending}>
        {value === '' ? (
          <IconPhotoPlus size={26} stroke={1.5} aria-hidden />
        ) : (
          <img className={styles['chosen']} src={value} alt="" />
        )}
        <span>
          {value === ''
            ? 'Drop a picture here, or choose a file'
            : 'Drop another one here, or choose a file'}
        </span>
      </DropArea>
      <Group gap={6} mt={8}>
        <Button size="compact-sm" variant="default" onClick={() => setPicking(true)}>
          Earlier uploads
        </Button>
        {value === '' ? null : (
          <Button size="compact-sm" variant="subtle" color="clay" onClick={() => onChange('')}>
            Remove
          </Button>
        )}
      </Group>
      <AddressField key={value} value={value} onChange={onChange} />
      {isPicking ? (
        <PicturePicker onClose={() => setPicking(false)} onPick={onChange} onFile={take} />
      ) : null}
    </div>
  );
}

function AddressField({ value, onChange }: Omit<PictureFieldProps, 'label'>) {
  const [address, setAddress] = useState(value);
  const isWrong = address !== '' && !WEB_ADDRESS.test(address);
  return (
    <TextInput
      mt={8}
      size="xs"
      label="Or its address"
      placeholder="https://…"
      value={address}
      dir="ltr"
      error={isWrong ? 'Begins with https:// and has no spaces' : undefined}
      onChange={(event) => setAddress(event.currentTarget.value.trim())}
      onBlur={() => {
        if (!isWrong && address !== value) onChange(address);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
