CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"object_id" text,
	"by" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "ledger_entries_kind_check" CHECK ("ledger_entries"."kind" in ('price', 'discount', 'change', 'released', 'late_fee', 'no_show_fee', 'waived', 'tip', 'payment', 'in_person', 'refund', 'refund_failed')),
	CONSTRAINT "ledger_entries_amount_check" CHECK (case when "ledger_entries"."kind" in ('price', 'tip', 'payment', 'refund_failed') then "ledger_entries"."amount" > 0 when "ledger_entries"."kind" in ('discount', 'refund') then "ledger_entries"."amount" < 0 else "ledger_entries"."amount" <> 0 end),
	CONSTRAINT "ledger_entries_object_check" CHECK ("ledger_entries"."object_id" is not null or "ledger_entries"."kind" not in ('payment', 'refund', 'refund_failed')),
	CONSTRAINT "ledger_entries_by_check" CHECK ("ledger_entries"."by" in ('client', 'artist', 'admin', 'system'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text,
	"url" text,
	"intent_id" text,
	"status" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"read_at" timestamptz(3),
	"settled_at" timestamptz(3),
	CONSTRAINT "payments_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "payments_intent_id_unique" UNIQUE("intent_id"),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('open', 'paid', 'closed')),
	CONSTRAINT "payments_purpose_check" CHECK ("payments"."purpose" in ('deposit', 'rest', 'tip')),
	CONSTRAINT "payments_paid_check" CHECK ("payments"."status" <> 'paid' or "payments"."intent_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"cause" text NOT NULL,
	"reason" text,
	"by" text NOT NULL,
	"status" text DEFAULT 'wanted' NOT NULL,
	"refund_id" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"wanted_at" timestamptz(3) NOT NULL,
	"settled_at" timestamptz(3),
	CONSTRAINT "refunds_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_status_check" CHECK ("refunds"."status" in ('wanted', 'sent', 'done', 'failed')),
	CONSTRAINT "refunds_cause_check" CHECK ("refunds"."cause" in ('booking', 'twice', 'late', 'by_hand', 'elsewhere')),
	CONSTRAINT "refunds_sent_check" CHECK ("refunds"."status" in ('wanted', 'failed') or "refunds"."refund_id" is not null),
	CONSTRAINT "refunds_reason_check" CHECK (char_length("refunds"."reason") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_booking_idx" ON "ledger_entries" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_object_idx" ON "ledger_entries" USING btree ("kind","object_id") WHERE "ledger_entries"."object_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once_idx" ON "ledger_entries" USING btree ("booking_id","kind") WHERE "ledger_entries"."kind" in ('price', 'discount');--> statement-breakpoint
CREATE INDEX "payments_booking_idx" ON "payments" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_idx" ON "payments" USING btree ("booking_id","purpose") WHERE "payments"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payments_unsettled_idx" ON "payments" USING btree ("opened_at") WHERE "payments"."status" = 'open';--> statement-breakpoint
CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_due_idx" ON "refunds" USING btree ("due_at") WHERE "refunds"."status" in ('wanted', 'sent');--> statement-breakpoint
-- payments: what moved is only ever added to, whoever asks.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- payments: a booking has one currency, and nothing goes back that did not come. Whoever adds holds the booking meanwhile.
CREATE FUNCTION guard_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own_currency char(3);
  paid bigint;
BEGIN
  SELECT currency INTO own_currency FROM bookings WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  IF own_currency IS DISTINCT FROM NEW.currency THEN
    RAISE EXCEPTION 'a booking is paid for in its own currency'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_one_currency';
  END IF;
  IF NEW.amount < 0 AND NEW.kind IN ('refund', 'in_person') THEN
    SELECT coalesce(sum(amount), 0) INTO paid FROM ledger_entries
     WHERE booking_id = NEW.booking_id
       AND kind = ANY (CASE NEW.kind WHEN 'in_person' THEN '{in_person}' ELSE '{payment,refund,refund_failed}' END::text[]);
    IF paid + NEW.amount < 0 THEN
      RAISE EXCEPTION 'more went back than came'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_covered';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_guard BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION guard_ledger_entry();
--> statement-breakpoint
-- payments: of a payment goes back what came with it at most, once; a payment that was settled stays so.
CREATE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came integer;
  back bigint;
BEGIN
  SELECT amount INTO came FROM payments WHERE id = NEW.payment_id AND status = 'paid' FOR NO KEY UPDATE;
  SELECT coalesce(sum(amount), 0) INTO back FROM refunds WHERE payment_id = NEW.payment_id;
  IF came IS NULL OR back + NEW.amount > came THEN
    RAISE EXCEPTION 'more is to go back than came'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_covered';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_guard BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION guard_refund();
