import { fromLab, parseHex, toLab } from './colour.ts';

const bins = 36;
const turn = 2 * Math.PI;

/**
 * Re-dyes one picture (raw RGBA), in place: pixels near its dominant hue get the dye's hue, chroma and part of its lightness; all others
 * keep a `calm` fraction of their chroma. So 3D objects keep their shading and lose the sticker colours. Without a dye, or if hardly any
 * pixel has the dominant hue, all pixels are only calmed.
 */
export function redye(data: Buffer, dye: string | null, calm: number): void {
  const count = data.length / 4;
  const alphaAt = (pixel: number) => data[pixel * 4 + 3] ?? 0;
  const lab = labOf(data, count);
  const at = (index: number) => lab[index] ?? 0;

  const dominant = dominantHue(lab, count);
  const nearness = (a: number, b: number) => {
    const apart = Math.abs(((Math.atan2(b, a) - dominant + 3 * Math.PI) % turn) - Math.PI);
    if (apart < 0.75) return 1;
    return apart < 1.15 ? (1.15 - apart) / 0.4 : 0;
  };

  let lightnessSum = 0;
  let chromaSum = 0;
  let near = 0;
  for (let pixel = 0; pixel < count; pixel++) {
    const a = at(pixel * 3 + 1);
    const b = at(pixel * 3 + 2);
    if (alphaAt(pixel) > 200 && Math.hypot(a, b) > 0.03 && nearness(a, b) > 0.5) {
      lightnessSum += at(pixel * 3);
      chromaSum += Math.hypot(a, b);
      near++;
    }
  }
  const meanLightness = lightnessSum / (near || 1);
  const meanChroma = chromaSum / (near || 1);
  const target = dye !== null && near >= count * 0.01 ? toLab(...parseHex(dye)) : null;
  const targetChroma = target ? Math.hypot(target[1], target[2]) : 0;
  const targetHue = target ? Math.atan2(target[2], target[1]) : 0;

  for (let pixel = 0; pixel < count; pixel++) {
    if (alphaAt(pixel) < 8) continue;
    const ownLightness = at(pixel * 3);
    const ownA = at(pixel * 3 + 1);
    const ownB = at(pixel * 3 + 2);
    const chroma = Math.hypot(ownA, ownB);
    const share = target && chroma > 0.015 ? nearness(ownA, ownB) * Math.min(1, (chroma - 0.015) / 0.03) : 0;
    let lightness = ownLightness;
    let a = ownA * calm;
    let b = ownB * calm;
    if (target && share > 0) {
      const newChroma = Math.min(2.2, chroma / meanChroma) * targetChroma;
      const newHue = targetHue + (Math.atan2(ownB, ownA) - dominant) * 0.18;
      // Very light dyes keep less of the shading, otherwise its highlights would be clipped.
      const contrast = 0.9 - Math.max(0, target[0] - 0.72) * 1.1;
      const newLightness = target[0] + (ownLightness - meanLightness) * contrast;
      lightness += (newLightness - ownLightness) * share;
      a += (newChroma * Math.cos(newHue) - a) * share;
      b += (newChroma * Math.sin(newHue) - b) * share;
    } else {
      b += 0.004;
    }
    data.set(fromLab(Math.min(0.985, lightness), a, b), pixel * 4);
  }
}

function labOf(data: Buffer, count: number): Float64Array {
  const lab = new Float64Array(count * 3);
  for (let pixel = 0; pixel < count; pixel++) {
    const start = pixel * 4;
    if ((data[start + 3] ?? 0) < 8) continue;
    lab.set(toLab(data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0), pixel * 3);
  }
  return lab;
}

/** In radians: the middle of the fullest of 36 bins, neighbours counted half, pixels weighted by chroma. */
function dominantHue(lab: Float64Array, count: number): number {
  const weights = new Float64Array(bins);
  for (let pixel = 0; pixel < count; pixel++) {
    const a = lab[pixel * 3 + 1] ?? 0;
    const b = lab[pixel * 3 + 2] ?? 0;
    const chroma = Math.hypot(a, b);
    if (chroma <= 0.03) continue;
    const bin = ((Math.floor((Math.atan2(b, a) / turn) * bins) % bins) + bins) % bins;
    weights[bin] = (weights[bin] ?? 0) + chroma;
  }
  const weightAt = (bin: number) => weights[bin % bins] ?? 0;
  let best = 0;
  let most = -1;
  for (let bin = 0; bin < bins; bin++) {
    const weight = weightAt(bin + bins - 1) + 2 * weightAt(bin) + weightAt(bin + 1);
    if (weight > most) {
      most = weight;
      best = bin;
    }
  }
  return ((best + 0.5) / bins) * turn;
}
