-- Words that support uses again and again, as staff manage them.
create table ready_answer (
  answer_id text collate "C" primary key,
  -- In mails about an order, or in answers to messages and in chats.
  use text not null check (use in ('order', 'message')),
  title text not null,
  -- Of mails only.
  subject text not null,
  -- With {firstName} and {orderNumber} where those belong.
  body text not null,
  -- Counts the changes: who saves an older version is told.
  version integer not null default 1,
  updated_at timestamptz not null default clock_timestamp(),
  -- Empty: nobody has changed it yet.
  updated_by text not null
);
create unique index ready_answer_title on ready_answer (use, lower(title));

insert into ready_answer (answer_id, use, title, subject, body, updated_by) values
  ('where-is-my-order', 'order', 'Where is my order', 'Where your order {orderNumber} is',
   'Thank you for asking about your order {orderNumber}. It is being prepared, and we email you the tracking number as soon as it leaves our warehouse. You can always see its newest state by the button below.', ''),
  ('delay', 'order', 'Delay', 'Your order {orderNumber} is delayed',
   e'We are sorry: your order {orderNumber} takes longer than we told you, because our supplier is late. We now expect to ship it within 5 business days.\n\nIf you would rather not wait, answer this email and we cancel it and refund you in full.', ''),
  ('wrong-address', 'order', 'Address cannot be delivered to', 'Please check the address of your order {orderNumber}',
   'The carrier cannot deliver to the address of your order {orderNumber}. Please answer this email with the complete address, including apartment or unit number.', ''),
  ('proof-of-residence', 'order', 'Proof of residence needed', 'We need a proof of residence for your order {orderNumber}',
   'Before we can ship your order {orderNumber} we have to confirm where you live. Please answer this email and tell us which document you can show us: a utility bill, a bank statement or a lease of the last 60 days. Please do not send the document itself yet.', ''),
  ('return-how', 'order', 'How to send something back', 'Sending back items of your order {orderNumber}',
   'You can send back what you do not want within 30 days. Open your order by the button below, choose “Return items”, and we email you what to do next.', ''),
  ('vehicle', 'order', 'Which vehicle is it for', 'Which vehicle is your order {orderNumber} for?',
   'We want to be sure that what you ordered fits. Please answer this email with year, make, model and trim of your vehicle.', ''),
  ('thanks', 'message', 'Thank you, we look into it', '',
   'Thank you for your message, {firstName}. We are looking into it and will get back to you today.', ''),
  ('order-number', 'message', 'Ask for the order number', '',
   'To help you, we need the number of your order. It begins with VT- and is in the email that confirmed it.', ''),
  ('shipping-time', 'message', 'How long shipping takes', '',
   'Most orders leave our warehouse within 2 business days and arrive 3 to 5 business days later. You get the tracking number by email.', ''),
  ('returns', 'message', 'How returns work', '',
   'You can send back what you do not want within 30 days. Open the order, choose “Return items”, and we email you what to do next.', ''),
  ('anything-else', 'message', 'Anything else?', '',
   'Is there anything else that we can do for you, {firstName}?', '');
