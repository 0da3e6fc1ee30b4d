import { DoneAnswer, PictureAnswer, PicturesAnswer } from '@beckon/contract/owner-calls';
import { NOW } from './factories.ts';
import { type Route } from './fake-route.ts';

/** The calls about pictures, as the contract defines them. */
export const PICTURE_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/pictures$/,
    answer: PicturesAnswer,
    run: (data) => ({ success: true, pictures: data.pictures }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/pictures$/,
    answer: PictureAnswer,
    run: (data, { body }) => {
      const id = `picture-${data.pictures.length + 1}`;
      const picture = {
        id,
        name: String(body['name']),
        url: `https://pop.example.com/pictures/${id}.png`,
        bytes: String(body['data']).length,
        uploadedAt: NOW,
      };
      data.pictures = [picture, ...data.pictures];
      return { success: true, picture };
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/api\/owner\/sites\/[^/]+\/pictures\/([^/]+)$/,
    answer: DoneAnswer,
    run: (data, { ids: [id] }) => {
      data.pictures = data.pictures.filter((picture) => picture.id !== id);
      return { success: true };
    },
  },
];
