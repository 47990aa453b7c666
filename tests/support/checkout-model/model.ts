import {
  FEE_CENTS,
  FEE_VAT,
  FREE_FROM_CENTS,
  MODEL_COUPONS,
  MODEL_DELIVERIES,
  MODEL_PAYMENTS,
  MODEL_PRODUCTS,
  MODEL_STOCK,
  type ModelProduct,
} from './model-shop.ts';

/** What a cart costs, in cents. */
export interface ModelFigures {
  rows: [productId: number, qty: number, rowCents: number][];
  coupon: string;
  deliveryId: number | null;
  paymentId: number | null;
  items: number;
  discount: number;
  delivery: number;
  fee: number;
  tax: number;
  total: number;
}

export interface ModelOrder extends Pick<ModelFigures, 'items' | 'discount' | 'total' | 'tax'> {
  takes: [productId: number, qty: number][];
  coupon: string;
  isCard: boolean;
  status: 'open' | 'paid' | 'failed';
}

/** A checkout as it should be: one cart, the shelf and the orders that were made. */
export class CheckoutModel {
  prices = new Map(MODEL_PRODUCTS.map(({ id, cents }) => [id, cents]));
  stock = new Map(Object.entries(MODEL_STOCK).map(([id, pieces]) => [Number(id), pieces]));
  lines = new Map<number, number>();
  orders: ModelOrder[] = [];
  couponUses = 0;
  #coupon = '';
  #deliveryId: number | null = null;
  #paymentId: number | null = null;
  #shown = '';

  /** The cart as it is now. */
  figures(): ModelFigures {
    const rows = [...this.lines].map(([id, qty]): [number, number, number] => [
      id,
      qty,
      qty * (this.prices.get(id) ?? 0),
    ]);
    const items = sum(rows.map(([, , row]) => row));
    const discount = discountOf(this.#coupon, items);
    const delivery = this.#delivery();
    const payment = this.#payment();
    const isOnDelivery = delivery?.code === 5 || payment?.code === 5;
    const fee = rows.length > 0 && isOnDelivery ? FEE_CENTS : 0;
    const isFree = items - (discount ?? 0) >= FREE_FROM_CENTS;
    const deliveryCents = delivery && !isFree ? delivery.cents : 0;
    const tax = taxOf(rows, discount ?? 0, [
      [deliveryCents, 25],
      [fee, FEE_VAT],
    ]);
    return {
      rows,
      coupon: discount === null ? '' : this.#coupon,
      deliveryId: delivery?.id ?? null,
      paymentId: payment?.id ?? null,
      items,
      discount: discount ?? 0,
      delivery: deliveryCents,
      fee,
      tax,
      total: items - (discount ?? 0) + deliveryCents + fee,
    };
  }

  /** The shopper sees the cart: what does not go with it is gone for good. */
  show() {
    const figures = this.figures();
    this.#coupon = figures.coupon;
    this.#deliveryId = figures.deliveryId;
    this.#paymentId = figures.paymentId;
    this.#shown = JSON.stringify({ ...figures, deliveryId: 0, paymentId: 0 });
  }

  add(id: number, qty: number): number {
    const isThere = takesOf(id).every((need) => (this.stock.get(need.id) ?? 0) > 0);
    if (!isThere) return 409;
    return this.setQty(id, (this.lines.get(id) ?? 0) + qty);
  }

  /** More of what there is not enough of is refused; less is always possible. */
  setQty(id: number, qty: number): number {
    const isMore = qty > (this.lines.get(id) ?? 0);
    const next = new Map(this.lines).set(id, qty);
    const takes = new Map(this.#takes(next));
    const isShort = takesOf(id).some((need) => {
      return (this.stock.get(need.id) ?? 0) < (takes.get(need.id) ?? 0);
    });
    if (isMore && isShort) return 409;
    this.lines = next;
    return 200;
  }

  clear() {
    this.lines.clear();
    this.#coupon = '';
  }

  applyCoupon(code: string): number {
    const items = this.figures().items;
    if (code !== '' && discountOf(code, items) === null) return 409;
    this.#coupon = code;
    return 200;
  }

  chooseDelivery(id: number): number {
    const method = MODEL_DELIVERIES.find((one) => one.id === id);
    if (method?.isDigital !== this.isDigital()) return 400;
    this.#deliveryId = id;
    return 200;
  }

  choosePayment(id: number): number {
    if (!this.#goesWith(id)) return 400;
    this.#paymentId = id;
    return 200;
  }

  /** Status and code of what an order of this cart is answered. */
  order(): string {
    const figures = this.figures();
    const takes = this.#takes();
    const isMissing =
      (!this.isDigital() && figures.deliveryId === null) || this.#paymentId === null;
    if (this.lines.size === 0) return '409 CART_EMPTY';
    if (isMissing) return '400 VALIDATION';
    if (figures.paymentId === null) return '400 PAYMENT_METHOD_NOT_APPLICABLE';
    if (this.#shown !== JSON.stringify({ ...figures, deliveryId: 0, paymentId: 0 })) {
      return '409 CART_CHANGED';
    }
    if (takes.some(([id, qty]) => (this.stock.get(id) ?? 0) < qty)) return '409 OUT_OF_STOCK';
    for (const [id, qty] of takes) this.stock.set(id, (this.stock.get(id) ?? 0) - qty);
    if (figures.coupon) this.couponUses += 1;
    const { items, discount, total, tax, coupon, paymentId } = figures;
    const isCard = paymentId === 1;
    this.orders.push({ takes, items, discount, total, tax, coupon, isCard, status: 'open' });
    this.clear();
    this.#deliveryId = null;
    this.#paymentId = null;
    return '200';
  }

  /** A card's bank decides; the first decision counts. */
  settle(order: ModelOrder, isPaid: boolean) {
    if (order.status !== 'open') return;
    order.status = isPaid ? 'paid' : 'failed';
    if (isPaid) return;
    for (const [id, qty] of order.takes) this.stock.set(id, (this.stock.get(id) ?? 0) + qty);
    if (order.coupon) this.couponUses -= 1;
  }

  isDigital(): boolean {
    return this.lines.size > 0 && [...this.lines.keys()].every((id) => productOf(id).isDigital);
  }

  #delivery() {
    const method = MODEL_DELIVERIES.find(({ id }) => id === this.#deliveryId);
    return method?.isDigital === this.isDigital() ? method : undefined;
  }

  #payment() {
    const id = this.#paymentId;
    return id !== null && this.#goesWith(id) ? MODEL_PAYMENTS.find((one) => one.id === id) : null;
  }

  #goesWith(paymentId: number): boolean {
    const method = MODEL_PAYMENTS.find(({ id }) => id === paymentId);
    if (!method || (this.isDigital() && !method.isForDigital)) return false;
    return !method.notWith.includes(this.#delivery()?.code ?? 0);
  }

  #takes(lines: ReadonlyMap<number, number> = this.lines): [number, number][] {
    const pieces = new Map<number, number>();
    for (const [id, qty] of lines) {
      for (const need of takesOf(id)) {
        pieces.set(need.id, (pieces.get(need.id) ?? 0) + qty * need.qty);
      }
    }
    return [...pieces];
  }
}

function productOf(id: number): ModelProduct {
  const product = MODEL_PRODUCTS.find((one) => one.id === id);
  if (!product) throw new Error(`The model sells no product ${id}.`);
  return product;
}

function takesOf(id: number) {
  return productOf(id).takes;
}

/** What the coupon takes off; null when it cannot be used. */
function discountOf(code: string, items: number): number | null {
  const coupon = MODEL_COUPONS.find((one) => one.code === code);
  if (!coupon || items === 0 || items < coupon.minCents) return null;
  if (coupon.cents !== undefined) return Math.min(coupon.cents, items);
  return Math.round((items * (coupon.percent ?? 0)) / 100);
}

/** VAT of each rate's sum, after each line has lost its share of the discount. */
function taxOf(
  rows: ModelFigures['rows'],
  discount: number,
  others: [cents: number, vat: number][],
): number {
  const shares = sharesOf(rows, discount);
  const gross = new Map<number, number>();
  const add = (vat: number, cents: number) => gross.set(vat, (gross.get(vat) ?? 0) + cents);
  for (const [id, , row] of rows) add(productOf(id).vat, row - (shares.get(id) ?? 0));
  for (const [cents, vat] of others) add(vat, cents);
  return sum([...gross].map(([vat, cents]) => Math.round((cents * vat) / (100 + vat))));
}

/** Largest remainders first; equal ones by product. */
function sharesOf(rows: ModelFigures['rows'], discount: number): Map<number, number> {
  const items = sum(rows.map(([, , row]) => row));
  if (items === 0) return new Map();
  const exact = rows
    .map(([id, , row]) => ({
      id,
      share: Math.floor((discount * row) / items),
      rest: (discount * row) % items,
    }))
    .sort((a, b) => b.rest - a.rest || a.id - b.id);
  const missing = discount - sum(exact.map(({ share }) => share));
  return new Map(exact.map(({ id, share }, index) => [id, share + (index < missing ? 1 : 0)]));
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, one) => all + one, 0);
}
