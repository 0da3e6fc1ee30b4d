export { GameBoard, gamesCss } from '@beckon/popup-view/games';
