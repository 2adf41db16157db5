/** The paints of one good: its fill (its colour or a weave), that colour, and a dark and a pale tone of it. */
export interface Paint {
  readonly fill: string;
  readonly colour: string;
  readonly dark: string;
  readonly pale: string;
}

/** SVG content on 400 × 480, standing on y = 446. */
export type Drawing = (paint: Paint) => string;

export function stroke(path: string, colour: string, width = 3, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
}

/** A crease: a soft dark line. */
export function fold(path: string, opacity = 0.16, width = 7): string {
  return stroke(path, '#000', width, opacity);
}

/** A soft light line. */
export function gloss(path: string, opacity = 0.22, width = 6): string {
  return stroke(path, '#fff', width, opacity);
}

export function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export function oval(x: number, y: number, radiusX: number, radiusY: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"/>`;
}

/** Two of a kind: one at its place, another in front of it, moved right and down. */
export function pair(right: number, down: number, draw: (front: boolean) => string): string {
  return `${draw(false)}<g transform="translate(${right} ${down})">${draw(true)}</g>`;
}
