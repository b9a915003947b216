ALTER TABLE "payments" DROP CONSTRAINT "payments_status_check";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_paid_check";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_cause_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "unapplied_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "came_amount" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "came_currency" char(3);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_unapplied_id_payments_id_fk" FOREIGN KEY ("unapplied_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_unapplied_idx" ON "ledger_entries" USING btree ("unapplied_id") WHERE "ledger_entries"."unapplied_id" is not null;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_unapplied_check" CHECK ("ledger_entries"."unapplied_id" is null or "ledger_entries"."kind" in ('payment', 'refund', 'refund_failed', 'disputed', 'dispute_won'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_came_check" CHECK (("payments"."status" = 'unapplied') = ("payments"."came_amount" is not null) and ("payments"."came_amount" is null) = ("payments"."came_currency" is null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_came_amount_check" CHECK ("payments"."came_amount" > 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_came_currency_check" CHECK ("payments"."came_currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('open', 'paid', 'unapplied', 'closed'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_paid_check" CHECK ("payments"."status" not in ('paid', 'unapplied') or "payments"."intent_id" is not null);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_check" CHECK ("refunds"."cause" in ('booking', 'twice', 'late', 'over', 'unapplied', 'by_hand', 'elsewhere'));--> statement-breakpoint
-- payments: a booking has one currency, and what was paid otherwise than asked for has the one it came in; nothing goes back that did
-- not come. Whoever adds holds the booking meanwhile.
CREATE OR REPLACE FUNCTION guard_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own_currency char(3);
  paid bigint;
BEGIN
  SELECT currency INTO own_currency FROM bookings WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  IF NEW.unapplied_id IS NOT NULL THEN
    SELECT came_currency INTO own_currency FROM payments
     WHERE id = NEW.unapplied_id AND booking_id = NEW.booking_id AND status = 'unapplied';
  END IF;
  IF own_currency IS DISTINCT FROM NEW.currency THEN
    RAISE EXCEPTION 'a booking is paid for in its own currency'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_one_currency';
  END IF;
  IF NEW.amount < 0 AND NEW.kind IN ('refund', 'in_person') THEN
    SELECT coalesce(sum(amount), 0) INTO paid FROM ledger_entries
     WHERE booking_id = NEW.booking_id AND unapplied_id IS NOT DISTINCT FROM NEW.unapplied_id
       AND kind = ANY (CASE NEW.kind WHEN 'in_person' THEN '{in_person}' ELSE '{payment,refund,refund_failed}' END::text[]);
    IF paid + NEW.amount < 0 THEN
      RAISE EXCEPTION 'more went back than came'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_covered';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- payments: of a payment goes back what came with it at most, also where that is not what was asked for.
CREATE OR REPLACE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came integer;
  back bigint;
  away bigint := 0;
BEGIN
  SELECT coalesce(came_amount, amount) INTO came FROM payments
   WHERE id = NEW.payment_id AND status IN ('paid', 'unapplied') FOR NO KEY UPDATE;
  SELECT coalesce(sum(amount), 0) INTO back FROM refunds WHERE payment_id = NEW.payment_id AND status <> 'retried';
  IF NEW.status = 'wanted' THEN
    SELECT coalesce(sum(disputes.away), 0) INTO away FROM disputes WHERE payment_id = NEW.payment_id;
  END IF;
  IF came IS NULL OR back + away + NEW.amount > came THEN
    RAISE EXCEPTION 'more is to go back than came'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_covered';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- payments: what was paid otherwise than asked for until now is read anew, and entered.
UPDATE payments SET intent_id = NULL, read_at = NULL WHERE status = 'open' AND intent_id IS NOT NULL;
