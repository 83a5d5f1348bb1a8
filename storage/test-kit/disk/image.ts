/** The bytes of a file. What was never written reads as zeros. */
export class Image {
  #room: Uint8Array
  #size: number

  constructor(bytes: Uint8Array = new Uint8Array(0)) {
    this.#room = bytes
    this.#size = bytes.length
  }

  get bytes(): Uint8Array {
    return this.#room.subarray(0, this.#size)
  }

  copy(): Image {
    return new Image(this.bytes.slice())
  }

  write(offset: number, data: Uint8Array): void {
    if (this.#size < offset + data.length) this.resize(offset + data.length)
    this.#room.set(data, offset)
  }

  resize(size: number): void {
    if (size < this.#size) this.#room.fill(0, size, this.#size)
    if (size > this.#room.length) {
      const roomier = new Uint8Array(Math.max(size, 2 * this.#room.length))
      roomier.set(this.bytes)
      this.#room = roomier
    }
    this.#size = size
  }
}
