import { PICTURE_MAX_BYTES } from '@beckon/contract/values';

/**
 * The pixels of the longer side, tried in this order. The first size is sharp even across a
 * complete screen.
 */
const SIDES = [2400, 1600, 1000];
const QUALITY = 0.85;
/** A small file can have so many pixels that a visitor's phone has no memory for them. */
const MOST_PIXELS = 16_000_000;

/**
 * The picture, made smaller if it is too large to be uploaded. `damaged`: the browser cannot read
 * the file. `too-large`: it cannot be made small enough, or is a GIF, whose animation would be
 * lost.
 */
export async function fitPicture(file: File): Promise<Blob | 'damaged' | 'too-large'> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  const isSmall = file.size <= PICTURE_MAX_BYTES;
  // Browsers without AVIF cannot read it, whether it is damaged or not.
  if (picture === undefined) return isSmall && file.type === 'image/avif' ? file : 'damaged';
  try {
    if (isSmall && picture.width * picture.height <= MOST_PIXELS) return file;
    if (file.type === 'image/gif') return 'too-large';
    for (const side of SIDES) {
      const smaller = await encode(drawn(picture, side), file.type);
      if (smaller !== null && smaller.size <= PICTURE_MAX_BYTES) return smaller;
    }
    return 'too-large';
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Encodes as WebP. Safari writes PNG instead; then a JPEG photo is encoded as JPEG, which is far
 * smaller.
 */
async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  const webp = await toBlob(canvas, 'image/webp');
  return webp?.type === 'image/webp' || type !== 'image/jpeg' ? webp : toBlob(canvas, type);
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY);
  });
}
