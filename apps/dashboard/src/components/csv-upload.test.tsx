import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { CsvUpload } from './csv-upload.tsx';

it('a file is uploaded once after a double click, and can be uploaded again afterwards', async () => {
  const ends: (() => void)[] = [];
  const onFile = vi.fn<(file: File) => Promise<void>>(
    () => new Promise((resolve) => void ends.push(resolve)),
  );
  const { user, container } = renderPart(
    <CsvUpload
      description="Names in the first row."
      limit={{ bytes: 100, advice: 'Split it.' }}
      submitLabel="Import"
      upload={{ isPending: false, error: null, reset: () => {} }}
      onFile={onFile}
    />,
  );
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no field for a file');
  await user.upload(input, new File(['Email'], 'leads.csv', { type: 'text/csv' }));
  const button = screen.getByRole('button', { name: 'Import' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(onFile).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await waitFor(() => {
    fireEvent.click(button);
    expect(onFile).toHaveBeenCalledTimes(2);
  });
});
