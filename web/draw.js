// Vector drawings, rasterised by the browser: faster than any code of ours, and without blocking the page
// while it decodes them.

/** Returns the drawing as a picture of this size, to which it is stretched. */
async function decode({ svg, width, height }) {
  const stretched = svg.replace(/<svg\b[^>]*>/, (root) => {
    const plain = root.replace(/\s(width|height|preserveAspectRatio)="[^"]*"/g, "");
    return plain.replace("<svg", `<svg width="${width}" height="${height}" preserveAspectRatio="none"`);
  });
  const url = URL.createObjectURL(new Blob([stretched], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export const draw = {
  /**
   * Rasterises layers, `[{svg, x, y, width, height, turn}]` as JSON, the lowest first. Resolves to the bytes
   * of the pixels: red, green, blue and alpha, not premultiplied.
   */
  async rasterise(layers, width, height) {
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    for (const layer of JSON.parse(layers)) {
      const image = await decode(layer);
      const middle = [layer.x + layer.width / 2, layer.y + layer.height / 2];
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.translate(...middle);
      pen.rotate((layer.turn * Math.PI) / 180);
      pen.drawImage(image, -layer.width / 2, -layer.height / 2, layer.width, layer.height);
    }
    return new Uint8Array(pen.getImageData(0, 0, width, height).data.buffer);
  },
};
