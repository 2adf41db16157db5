/** A whole SVG document around some content. */
export function svgDocument(width: number, height: number, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );
}

export function rect(x: number, y: number, width: number, height: number, fill: string, attributes = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${attributes}/>`;
}

let lastId = 0;

/** A unique id within the document, because sets are assembled from independent parts. */
export function uniqueId(): string {
  return `g${lastId++}`;
}

/** Offset 0 to 1, colour, opacity 0 to 1. */
type Stop = readonly [number, string, number?];

/** A definition (for `<defs>`) and the paint that references it. */
interface Definition {
  readonly definition: string;
  readonly paint: string;
}

const stopElements = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) => {
      const stopOpacity = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${stopOpacity}/>`;
    })
    .join('');

/** Top to bottom unless the attributes say otherwise. */
export function linearGradient(stops: readonly Stop[], attributes = 'x1="0" y1="0" x2="0" y2="1"'): Definition {
  const id = uniqueId();
  return {
    definition: `<linearGradient id="${id}" ${attributes}>${stopElements(stops)}</linearGradient>`,
    paint: `url(#${id})`,
  };
}

export function radialGradient(stops: readonly Stop[], attributes: string): Definition {
  const id = uniqueId();
  return {
    definition: `<radialGradient id="${id}" ${attributes}>${stopElements(stops)}</radialGradient>`,
    paint: `url(#${id})`,
  };
}
