/** The size in which others show a picture beside a link. */
export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630
