import { ActionIcon, Text } from '@mantine/core';
import { OpenModal } from '../../../components/ui/dialogs/open-modal.tsx';
import type { Picture } from '@beckon/contract/owner-calls';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { askToConfirm } from '../../../lib/ask-to-confirm.ts';
import { Failure } from '../../../components/ui/states/failure.tsx';
import { Waiting } from '../../../components/ui/states/waiting.tsx';
import { picturesQuery, useDeletePicture } from '../../../lib/api/pictures.ts';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { notifyFailed } from '../../../lib/notify.ts';
import { DropArea } from './drop-area.tsx';
import styles from './pictures.module.css';

interface PicturePickerProps {
  readonly onPick: (url: string) => void;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

/** A dialog that chooses one of the site's uploaded pictures. */
export function PicturePicker({ onPick, onFile, onClose }: PicturePickerProps) {
  const { site } = useCurrentSite();
  const pictures = useQuery(picturesQuery(site.id));
  const finish = (end: () => void) => {
    onClose();
    end();
  };
  return (
    <OpenModal onClose={onClose} title="Your pictures" size="lg">
      <DropArea isBusy={false} onFile={(file) => finish(() => onFile(file))}>
        Drop a new picture here, or choose a file
      </DropArea>
      {pictures.isPending ? <Waiting /> : null}
      {pictures.error === null ? null : (
        <Failure error={pictures.error} retry={() => void pictures.refetch()} />
      )}
      {pictures.data?.length === 0 ? (
        <Text size="sm" c="dimmed" mt="md">
          Nothing uploaded yet. PNG, JPEG, GIF, WebP or AVIF. Photos of more than 2 MB are made
          smaller.
        </Text>
      ) : null}
      <ul className={styles['grid']} aria-label="Uploaded pictures">
        {(pictures.data ?? []).map((picture) => (
          <Tile
            key={picture.id}
            picture={picture}
            onPick={() => finish(() => onPick(picture.url))}
          />
        ))}
      </ul>
    </OpenModal>
  );
}

function Tile({ picture, onPick }: { readonly picture: Picture; readonly onPick: () => void }) {
  const { site } = useCurrentSite();
  const remove = useDeletePicture(site.id);
  const ask = () =>
    askToConfirm({
      title: `Delete “${picture.name}”?`,
      children: 'Popups that show it, live ones too, are left without it.',
      labels: { confirm: 'Delete picture', cancel: 'Keep it' },
      confirmProps: { color: 'clay' },
      onConfirm: () => remove.mutate(picture.id, { onError: notifyFailed }),
    });
  return (
    <li>
      <button
        type="button"
        className={styles['tile']}
        onClick={onPick}
        aria-label={`Take ${picture.name}`}
      >
        <img src={picture.url} alt="" loading="lazy" />
      </button>
      <span className={styles['caption']}>
        <bdi>{picture.name}</bdi>
        <ActionIcon
          size={24}
          variant="subtle"
          color="gray"
          aria-label={`Delete ${picture.name}`}
          onClick={ask}
        >
          <IconTrash size={14} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  );
}
